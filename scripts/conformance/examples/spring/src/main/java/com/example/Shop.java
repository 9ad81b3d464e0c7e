package com.example;

import java.math.BigDecimal;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class Shop {
  record Answer(int code, String message, Object data) {}

  record Product(
      int id, String storeName, String image, BigDecimal price, BigDecimal otPrice, int sales) {}

  @GetMapping("/api/front/product/leaderboard")
  Answer leaderboard() {
    var price = new BigDecimal("38.50");
    var teapot = new Product(7, "Teapot", "https://img.example.com/7.jpg", price, price, 12);
    return new Answer(200, "success", List.of(teapot));
  }

  public static void main(String[] args) {
    SpringApplication.run(Shop.class, args);
  }
}
